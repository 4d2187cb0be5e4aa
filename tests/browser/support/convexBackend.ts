/** What a request says, as far as an operation asks for it. */
interface Call {
  /** Parameters of the path and of the query by name. */
  parameters: Readonly<Record<string, string>>;
  body: unknown;
  /** `Bearer` or `Convex` and the token, or empty. */
  authorization: string;
}

/** What is sent back; without JSON the body is empty. */
export interface Reply {
  status: number;
  json?: unknown;
}

type Handler = (call: Call) => Reply;

interface Project {
  id: number;
  name: string;
  slug: string;
  teamId: number;
  teamSlug: string;
  createTime: number;
}

interface FunctionCall {
  path: string;
  args: { text?: string; done?: boolean };
}

const ok = (json?: unknown): Reply => ({ status: 200, json });
const refused = (status: number, code: string, message: string): Reply => ({
  status,
  json: { code, message },
});

/** Tokens that the backend knows. */
export const tokens = {
  team: 'team-token-5f2c9a',
  user: 'user-token-81d0be',
  deployKey: 'dev:happy-otter-123|eyJ2MiI6IjVmMmM5YSJ9',
};

const createTime = 1758009600000;

/** A platform in memory that does what operations of the documents say that others depend on, by their ids. */
export function createBackend(): Readonly<Record<string, Handler>> {
  let projects: Project[] = [];
  let lastId = 4710;
  const variables = new Map([['PAYMENT_MODE', 'test']]);
  let tasks = [{ text: 'Book the band', done: false }];

  const run = ({ path, args }: FunctionCall): unknown => {
    switch (path.replace('/', ':')) {
      case 'tasks:list':
        if (typeof args.done !== 'boolean') break;
        return { status: 'success', value: tasks.filter(({ done }) => done === args.done) };
      case 'tasks:add':
        tasks = [...tasks, { text: args.text ?? '', done: false }];
        return { status: 'success', value: `task${tasks.length}` };
      case 'tasks:remind':
        return { status: 'success', value: tasks.length, logLines: ['[LOG] sent'] };
      case 'tasks:removeAll':
        return { status: 'success', value: tasks.splice(0).length };
    }
    return { status: 'error', errorMessage: '[Request ID: 3f9c1e7a5b20d846] Server Error' };
  };
  const runBody: Handler = ({ body }) => {
    const call = body as FunctionCall;
    if (!call.path.includes(':')) {
      return refused(400, 'BadConvexFunctionIdentifier', `${call.path} is not a function.`);
    }
    return ok(run(call));
  };

  return {
    'create project': ({ parameters, body }) => {
      lastId += 1;
      const { projectName: name } = body as { projectName: string };
      const slug = name.toLowerCase().replaceAll(' ', '-');
      const teamId = Number(parameters.team_id);
      projects = [...projects, { id: lastId, name, slug, teamId, teamSlug: 'party', createTime }];
      const deploymentName = 'happy-otter-123';
      const deploymentUrl = `https://${deploymentName}.convex.cloud`;
      return ok({ projectId: lastId, id: lastId, slug, deploymentName, deploymentUrl });
    },
    'list projects': ({ parameters }) =>
      ok({
        items: projects.filter(({ teamId }) => teamId === Number(parameters.team_id)),
        pagination: { hasMore: false },
      }),
    'list deployments': ({ parameters }) =>
      ok([
        {
          kind: 'cloud',
          id: 7,
          name: 'happy-otter-123',
          region: 'aws-us-east-1',
          isDefault: true,
          reference: 'dev/ada',
          deploymentUrl: 'https://happy-otter-123.convex.cloud',
          class: 's16',
          createTime,
          deploymentType: 'dev',
          projectId: Number(parameters.project_id),
          previewIdentifier: null,
        },
      ]),
    'delete project': ({ parameters }) => {
      projects = projects.filter(({ id }) => id !== Number(parameters.project_id));
      return ok();
    },
    'create deploy key': ({ parameters }) =>
      ok({ deployKey: `dev:${parameters.deployment_name}|eyJ2MiI6IjAxIn0=` }),
    'get token details': () =>
      ok({ type: 'teamToken', id: 8, teamId: 42, name: 'docs', createTime }),
    list_environment_variables: () =>
      ok({ environmentVariables: Object.fromEntries([...variables].sort()) }),
    update_environment_variables: ({ body }) => {
      const { changes } = body as { changes: { name: string; value?: string | null }[] };
      for (const { name, value } of changes) {
        if (value === null || value === undefined) variables.delete(name);
        else variables.set(name, value);
      }
      return ok();
    },
    public_query_get: ({ parameters: { path = '', args = '' } }) =>
      ok(run({ path, args: JSON.parse(args) })),
    public_query_post: runBody,
    public_mutation_post: runBody,
    public_action_post: runBody,
    public_function_post: runBody,
    public_get_query_ts: () => ok({ ts: 'AJJw6WpJYxg=' }),
    public_query_at_ts_post: runBody,
    public_query_batch_post: ({ body }) =>
      ok({ results: (body as { queries: FunctionCall[] }).queries.map(run) }),
    public_function_post_with_path: ({ parameters, body }) =>
      ok(run({ ...(body as FunctionCall), path: parameters.functionIdentifier ?? '' })),
  };
}
