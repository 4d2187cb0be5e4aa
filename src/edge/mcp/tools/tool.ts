import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import type { Docs } from '../docs.ts';

/** A tool of the server. Every tool only reads the docs. */
export interface Tool<
  Input extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodRawShape = z.ZodRawShape,
> {
  name: string;
  title: string;
  /** What the tool does and when to use it; a model reads this. */
  description: string;
  input: z.ZodObject<Input>;
  output: z.ZodObject<Output>;
  /**
   * Computes the result.
   * @throws UnknownIdError, whose message the model gets
   */
  run: (input: z.infer<z.ZodObject<Input>>, docs: Docs) => Promise<z.infer<z.ZodObject<Output>>>;
  /** What a model reads: the result as Markdown, which is a third shorter than JSON. Without it, it's JSON. */
  text?: (result: z.infer<z.ZodObject<Output>>, docs: Docs) => string;
}

/** Checks a tool's types. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

/** The annotations of all tools. Clients take a tool without them for a dangerous one. */
export const readOnly: Readonly<Required<Omit<ToolAnnotations, 'title'>>> = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** A result as an object, and as text for clients that read text only. */
export function toResult(value: Record<string, unknown>, text: string): CallToolResult {
  return { structuredContent: value, content: [{ type: 'text', text }] };
}
