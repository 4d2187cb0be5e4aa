/** The site's metadata and translations. */
export default {};
