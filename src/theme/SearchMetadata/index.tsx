/** Docusaurus' tags for search crawlers, which no page needs: records come from the build (`npm run search:push`). */
export default function SearchMetadata(): null {
  return null;
}
