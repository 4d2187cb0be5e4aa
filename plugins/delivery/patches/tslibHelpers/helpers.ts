/** What tslib does for the default import of a module that may be CommonJS. */
export function __importDefault(module: { __esModule?: boolean } | undefined): unknown {
  return module?.__esModule ? module : { default: module };
}
