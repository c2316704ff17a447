import { PersonaAvatar } from "#app/ui/avatar.tsx";
import type { PersonaCard } from "#core/pages/practice-cards.ts";

/** All customers in a block of three by three. */
export function Faces(props: { customers: Pick<PersonaCard, "id" | "name" | "avatar">[] }) {
  return (
    <ul aria-label="The customers" className="mx-auto grid w-fit grid-cols-3 gap-4 sm:gap-5">
      {props.customers.map((customer) => (
        <li key={customer.id}>
          <PersonaAvatar avatar={customer.avatar} className="size-20 sm:size-24" />
          <span className="sr-only">{customer.name}</span>
        </li>
      ))}
    </ul>
  );
}
