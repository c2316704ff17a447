import logoUrl from "./logo.svg?no-inline";
import logoDarkUrl from "./logo-dark.svg?no-inline";

/** In the size and shape of the page a new project starts with: a logo, a card of links with drawn icons, one loaded value. */
export function Welcome({ message }: { message: string }) {
  return (
    <main className="flex items-center justify-center pt-16 pb-4">
      <div className="flex min-h-0 flex-1 flex-col items-center gap-16">
        <header className="flex flex-col items-center gap-9">
          <div className="w-[500px] max-w-[100vw] p-4">
            <img src={logoUrl} alt="A new app" className="block w-full dark:hidden" />
            <img src={logoDarkUrl} alt="A new app" className="hidden w-full dark:block" />
          </div>
        </header>
        <div className="w-full max-w-[300px] space-y-6 px-4">
          <nav className="space-y-4 rounded-3xl border border-gray-200 p-6 dark:border-gray-700">
            <p className="text-center leading-6 text-gray-700 dark:text-gray-200">Where to go from here</p>
            <ul>
              {places.map(({ href, text, icon }) => (
                <li key={href}>
                  <a
                    className="group flex items-center gap-3 self-stretch p-3 leading-normal text-blue-700 hover:underline dark:text-blue-500"
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {icon}
                    {text}
                  </a>
                </li>
              ))}
              <li className="self-stretch p-3 leading-normal">{message}</li>
            </ul>
          </nav>
        </div>
      </div>
    </main>
  );
}

const places = [
  {
    href: "https://documentation.example/start",
    text: "Read the documentation",
    icon: (
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        className="stroke-gray-600 group-hover:stroke-current dark:stroke-gray-300"
      >
        <path
          d="M3.25 4.75C5.1 3.95 8.2 3.95 10 5.15C11.8 3.95 14.9 3.95 16.75 4.75V15.6C14.9 14.8 11.8 14.8 10 16C8.2 14.8 5.1 14.8 3.25 15.6V4.75ZM10 5.15V16M5.5 7.4C6.35 7.2 7.2 7.28 7.9 7.6M5.5 10.1C6.35 9.9 7.2 9.98 7.9 10.3M12.1 7.6C12.8 7.28 13.65 7.2 14.5 7.4M12.1 10.3C12.8 9.98 13.65 9.9 14.5 10.1"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
    ),
  },
  {
    href: "https://community.example/chat",
    text: "Talk to other people",
    icon: (
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="20"
        viewBox="0 0 24 20"
        fill="none"
        className="stroke-gray-600 group-hover:stroke-current dark:stroke-gray-300"
      >
        <path
          d="M4.75 3.25H15.25C16.35 3.25 17.25 4.15 17.25 5.25V10.75C17.25 11.85 16.35 12.75 15.25 12.75H9.6L6.1 15.55C5.7 15.87 5.1 15.59 5.1 15.07V12.75H4.75C3.65 12.75 2.75 11.85 2.75 10.75V5.25C2.75 4.15 3.65 3.25 4.75 3.25ZM19.4 7.25H19.6C20.65 7.25 21.5 8.1 21.5 9.15V14.05C21.5 15.1 20.65 15.95 19.6 15.95H19.3V17.6C19.3 18.1 18.7 18.35 18.35 18L16.2 15.95H12.4M6.5 6.6H13.5M6.5 9.4H11M17.25 7.25C17.9 7.25 18.55 7.25 19.2 7.25M13.4 18.2C12.9 17.95 12.55 17.45 12.45 16.9C12.4 16.6 12.4 16.25 12.4 15.95M8.2 12.75C8.05 13.4 7.7 14.05 7.2 14.55C6.85 14.9 6.45 15.2 6.1 15.55M15.9 10.1C15.75 10.55 15.4 10.9 14.95 11.05C14.5 11.2 14 11.1 13.65 10.8M4.9 5.1C5.05 4.8 5.35 4.6 5.7 4.6M19.9 9.4C20.2 9.55 20.4 9.85 20.4 10.2M18.9 13.6C19.3 13.55 19.65 13.3 19.85 12.95C20.05 12.6 20.1 12.2 20 11.8"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    ),
  },
];
