export default function NotFound(): null {
  return null;
}
