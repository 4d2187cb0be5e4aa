/** In place of a component that is never shown. */
export default function Nothing(): null {
  return null;
}
