/** Replaces fonts that the build would load from Google by the system's own. */
export function withLocalFonts(layout: string): string {
  return layout
    .replace(/^import \{[^}]*\} from "next\/font\/google";\n/m, '')
    .replace(/^const (\w+) = Geist\w*\(\{[^}]*\}\);/gm, 'const $1 = { variable: "" };');
}
