import * as z from 'zod';

/**
 * Validates a plugin's options. Docusaurus adds `id` itself.
 * @throws an error that names the plugin, the option and the problem
 */
export function parseOptions<Shape extends z.ZodRawShape>(
  plugin: string,
  shape: Shape,
  options: unknown,
): z.infer<z.ZodObject<Shape>> & { id: string } {
  const schema = z.strictObject({ ...shape, id: z.string().default('default') });
  const result = schema.safeParse(options ?? {});
  if (result.success) return result.data as z.infer<z.ZodObject<Shape>> & { id: string };
  const problems = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `option "${path.join('.')}": ${message}` : message,
  );
  throw new Error(`${plugin}: ${problems.join('; ')}. Fix it in docusaurus.config.ts.`);
}
