/** The parts of a function's context that live samples refuse, by the system call. */
const refused: Record<string, string> = {
  '1.0/storageGenerateUploadUrl': 'upload URLs',
  // What becomes of the file when the mutation is rolled back isn't documented.
  '1.0/storageStore': 'files in mutations',
  '1.0/storageGet': 'files in mutations',
  '1.0/signJwt': 'signed tokens',
  '1.0/getRequestMetadata': 'requests',
  '1.0/getDeploymentMetadata': 'a deployment',
  '1.0/actions/vectorSearch': 'vector search',
  '1.0/createFunctionHandle': 'function handles',
};

/** @throws because a function needs what only a deployment has, or what can't be compared with the platform */
export function refuse(what: string): never {
  throw new Error(
    `Live samples don't have ${what}. Run this code in your own deployment: npx convex dev`,
  );
}

/** @throws because live samples don't have a system call */
export const refuseCall = (operation: string) =>
  refuse(refused[operation] ?? `the operation ${operation}`);
