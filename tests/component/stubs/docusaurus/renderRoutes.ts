export default function renderRoutes(): null {
  return null;
}
