/** "$1,080", "$37.50", "$0". */
export function moneyLabel(cents: number): string {
  return (cents % 100 === 0 ? WHOLE : WITH_CENTS).format(cents / 100);
}

const WHOLE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
