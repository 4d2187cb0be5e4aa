/** A difference between the platform, and so the live engine, and convex-test 0.0.60. */
interface Deviation {
  /** Why the live engine is right. */
  reason: string;
  live: RegExp;
  convexTest: RegExp;
}

/**
 * Every difference that the suite accepts, by the text of the errors. Each was compared with the backend's
 * sources (`crates/common/src/schemas/validator.rs`, `crates/value/src/id_v6.rs`,
 * `crates/application/src/application_function_runner`).
 */
export const deviations: readonly Deviation[] = [
  {
    reason: 'The platform names the kind of validation, the path, the value and the validator.',
    live: /^ArgumentValidationError: /,
    convexTest: /^Validator error: /,
  },
  {
    reason: 'The platform checks the contents of records.',
    live: /^ArgumentValidationError: [\s\S]*\nValidator: v\.record\(/,
    convexTest: /^value$/,
  },
  {
    reason: 'The platform checks `returns` and says so.',
    live: /^ReturnsValidationError: /,
    convexTest: /^Return value validation failed for query "f:\w+":\s+Validator error: /,
  },
  {
    reason: 'The platform names the table before it describes the fault.',
    live: /^Failed to insert or update a document in table "\w+" because it does not match the schema: /,
    convexTest: /^Validator error: /,
  },
  {
    reason: 'The platform writes “nonexistent” without a hyphen.',
    live: /^(?:Update|Replace|Delete) on nonexistent document ID id\d+$/,
    convexTest:
      /^(?:Patch|Replace) on non-existent document with ID "id\d+"$|^Delete on non-existent doc$/,
  },
  {
    reason: 'The platform names the call and the reason why it cannot decode the id.',
    live: /^Invalid argument `id` for `db\.\w+`: Unable to decode ID: /,
    convexTest: /^Invalid argument `id`, expected ID value but got |non-exist|^value$/,
  },
  {
    reason: 'The platform names the call and both types of id.',
    live: /^Invalid argument `id` for `db\.\w+`: expected to be an Id<"\w+">, got Id<"\w+"> instead\.$/,
    convexTest: /^Invalid argument `id`, expected ID in table /,
  },
  {
    reason: 'The platform keeps system tables and user tables apart.',
    live: /^(?:System tables can only|User tables cannot) be accessed with db\.system\.$/,
    convexTest: /^value$/,
  },
  {
    reason: 'The platform names the index by its table.',
    live: /^Index \w+\.\w+ not found\.$/,
    convexTest:
      /^Cannot use index "\w+" for table "\w+" because it is not declared in the schema\.$/,
  },
  {
    reason: 'The platform lists the fields of the index and of the query.',
    live: /^Tried to query index |^The index range included a comparison with /,
    convexTest: /^Incorrect (?:field|operator) used in `withIndex`/,
  },
  {
    reason:
      'The platform treats a missing and an internal function alike, and names the commands to run.',
    live: /^Could not find public function for /,
    convexTest: /there is no such export\.$|^Could not find module for: |^value$/,
  },
  {
    reason: 'The platform names both kinds.',
    live: /^Trying to execute f\.js:\w+ as \w+, but it is defined as \w+\.$/,
    convexTest: /^Expected an? \w+ function, but the function exported from module /,
  },
  {
    reason: 'convex-test explains the limit in its own words.',
    live: /^This query or mutation function ran multiple paginated queries/,
    convexTest: /^Only a single paginated query /,
  },
  {
    reason: 'convex-test explains in its own words what queries and mutations must not call.',
    live: /^Can't use (?:fetch\(\)|setTimeout|setInterval) in queries and mutations\. /,
    convexTest:
      /^`(?:fetch|setTimeout|setInterval)` is not supported in Convex queries or mutations\. /,
  },
];
