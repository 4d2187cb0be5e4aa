declare module '@generated/routes.js?index' {
  const index: [start: string, load: () => Promise<unknown>][];
  export default index;
}
