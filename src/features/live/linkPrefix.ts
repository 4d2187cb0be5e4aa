/** How the fragment of a link to a sample's edited code starts. The inline loader knows `#live=` too. */
export const linkPrefix = (sample: string) => `#live=${sample}.`;
