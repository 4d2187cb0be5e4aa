const noCheck = () => noCheck;

/** Checks of props, which React 19 ignores: each name is a check, or makes one. */
export default new Proxy({}, { get: () => noCheck });
