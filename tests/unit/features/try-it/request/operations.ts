import type { HttpOperation } from '../../../../../src/lib/httpOperation';

const bearer = (name: string) =>
  ({ name, prefix: 'Bearer', description: 'From the dashboard.' }) as const;

/** An operation of the Management API that uses everything a form can have except a server's address. */
export const createProject: HttpOperation = {
  route: '/management-api/create-project',
  id: 'create project',
  title: 'Create project',
  method: 'POST',
  path: '/teams/{team_id}/create_project',
  servers: [{ url: 'https://api.convex.dev/v1', variables: [] }],
  auth: { required: true, schemes: [bearer('Team Token'), bearer('OAuth Team Token')] },
  parameters: [
    {
      name: 'team_id',
      in: 'path',
      required: true,
      description: 'The team.',
      schema: { type: 'integer', format: 'int64', minimum: 0 },
      example: 42,
    },
  ],
  body: {
    required: true,
    contentType: 'application/json',
    schema: {
      type: 'object',
      required: ['projectName'],
      properties: {
        projectName: { type: 'string' },
        deploymentType: { type: 'string', enum: ['dev', 'prod'] },
      },
      additionalProperties: false,
    },
    example: { projectName: 'Party planner' },
  },
  responses: [
    { status: '200', description: 'The project.' },
    { status: '401', description: 'The token is missing.' },
    { status: '4XX', description: 'The request is wrong.' },
  ],
};

/** An operation of a deployment that needs no token, with parameters in every place. */
export const runQuery: HttpOperation = {
  route: '/public-deployment-api/query-get',
  id: 'public_query_get',
  title: 'Execute query',
  method: 'GET',
  path: '/run/{name}',
  servers: [
    {
      url: '{deploymentUrl}/api',
      variables: [
        {
          name: 'deploymentUrl',
          default: 'https://happy-otter-123.convex.cloud',
          description: 'In the dashboard under `Settings`.',
        },
      ],
    },
  ],
  auth: {
    required: false,
    schemes: [
      bearer('User Token'),
      { name: 'Deploy Key', prefix: 'Convex', description: 'From the dashboard.' },
    ],
  },
  parameters: [
    {
      name: 'name',
      in: 'path',
      required: true,
      keepsSlashes: true,
      description: 'The function.',
      schema: { type: 'string' },
      example: 'messages/list',
    },
    {
      name: 'args',
      in: 'query',
      required: true,
      description: 'JSON.',
      schema: { type: 'string' },
      example: '{}',
    },
    {
      name: 'format',
      in: 'query',
      required: false,
      description: 'How values are written.',
      schema: { type: 'string', enum: ['json'] },
      example: 'json',
    },
    {
      name: 'Convex-Client',
      in: 'header',
      required: false,
      description: 'Who calls.',
      schema: { type: 'string' },
      example: 'mine-1.0.0',
    },
  ],
  responses: [{ status: 'default', description: 'Something went wrong.' }],
};

/** An operation that cannot be taken back. */
export const deleteProject: HttpOperation = {
  ...createProject,
  route: '/management-api/delete-project',
  id: 'delete project',
  path: '/projects/{team_id}/delete',
  body: undefined,
  warning: 'All data of the project is lost.',
};
