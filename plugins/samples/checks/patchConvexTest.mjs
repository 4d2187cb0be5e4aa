// @ts-check
// convex-test 0.0.41 takes the component of a call from the function that started last. With work in parallel,
// as in an agent that saves a stream while its tools run, that can be a function of another component.

/** @type {readonly [string, string, number][]} What is replaced, with what, and how often it occurs. */
const replacements = [
  // A test's calls start from the app, and an action's calls from the component that contains it.
  [
    'runAction: byType.action,\n                        auth,\n                    };\n                    return getHandler(func)(testCtx, a);',
    `runAction: byType.action,
                        auth,
                    };
                    for (const kind of ['query', 'mutation', 'action']) {
                        const name = 'run' + kind[0].toUpperCase() + kind.slice(1);
                        testCtx[name] = (reference, args) =>
                            byType[kind](reference, args, functionPath.componentPath);
                    }
                    return getHandler(func)(testCtx, a);`,
    1,
  ],
  [
    'async (functionReference, args) => {',
    'async (functionReference, args, from = ROOT_COMPONENT_PATH) => {',
    3,
  ],
  [
    'await getFunctionPathFromReference(functionReference);',
    'await getFunctionPathFromReference(functionReference, from);',
    3,
  ],
  [
    'async function getFunctionPathFromReference(functionReference) {',
    'async function getFunctionPathFromReference(functionReference, from) {',
    1,
  ],
  [
    'return await getFunctionPathFromAddress(functionAddress);',
    'return await getFunctionPathFromAddress(functionAddress, from);',
    1,
  ],
  [
    'async function getFunctionPathFromAddress(functionAddress) {',
    'async function getFunctionPathFromAddress(functionAddress, from = getCurrentComponentPath()) {',
    1,
  ],
  ['componentPath: getCurrentComponentPath(),', 'componentPath: from,', 1],
  ['if (getCurrentComponentPath().length > 0)', 'if (from.length > 0)', 1],
  ['{getCurrentComponentPath()}/', '{from}/', 1],
  // An action that throws would stay on the stack, and everything after it would run in its component.
  [
    'const rawResult = await a.invokeAction(requestId, JSON.stringify(convexToJson([parseArgs(args)])));\n            getTransactionManager().finishAction();',
    `let rawResult;
            try {
                rawResult = await a.invokeAction(requestId, JSON.stringify(convexToJson([parseArgs(args)])));
            }
            finally {
                getTransactionManager().finishAction();
            }`,
    1,
  ],
  [
    '        ...withAuth(),\n        registerComponent(',
    '        ...withAuth(),\n        run: (handler) => withAuth().runInComponent(ROOT_COMPONENT_PATH, handler),\n        registerComponent(',
    1,
  ],
];

/**
 * Makes functions that run in parallel keep their component.
 * @param {string} code of `convex-test`
 * @throws when this isn't written for that version
 */
export function patchConvexTest(code) {
  let patched = code;
  for (const [from, to, times] of replacements) {
    const parts = patched.split(from);
    if (parts.length - 1 !== times) {
      throw new Error(
        `samples: convex-test has ${parts.length - 1} of \`${from}\` where ${times} are expected. ` +
          'If this version keeps the component of parallel calls, delete patchConvexTest.mjs, otherwise fit it.',
      );
    }
    patched = parts.join(to);
  }
  return patched;
}
