/** `hoist-non-react-statics`, and `isValidElementType` of react-is: only for `withRouter` and for development. */
export default undefined;
export const isValidElementType = undefined;
