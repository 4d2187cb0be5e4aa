export default function ThemeError(): null {
  return null;
}
