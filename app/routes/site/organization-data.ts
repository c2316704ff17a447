import { plans } from "#app/content/price-page.ts";
import { site } from "#app/site/site.ts";

/** schema.org's Organization. */
export function organizationData(siteUrl: string): Record<string, unknown> {
  return {
    "@type": "Organization",
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    slogan: site.tagline,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: site.contactPhone,
      email: site.contactEmail,
    },
    ...(site.social.length > 0 && { sameAs: site.social.map((profile) => profile.href) }),
  };
}

/** schema.org's SoftwareApplication, with an offer for each plan that has a price; where nothing is billed it costs nothing. */
export function productData(siteUrl: string, isBilled: boolean): Record<string, unknown> {
  return {
    "@type": "SoftwareApplication",
    name: site.name,
    url: `${siteUrl}/`,
    description: site.description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any, in a web browser",
    offers: isBilled ? pricedOffers(siteUrl) : [{ "@type": "Offer", price: "0.00", priceCurrency: "USD" }],
  };
}

function pricedOffers(siteUrl: string): Record<string, unknown>[] {
  return plans.flatMap((plan) =>
    plan.monthlyPriceCents === null
      ? []
      : [
          {
            "@type": "Offer",
            name: plan.name,
            price: (plan.monthlyPriceCents / 100).toFixed(2),
            priceCurrency: "USD",
            url: `${siteUrl}/pricing`,
          },
        ],
  );
}
