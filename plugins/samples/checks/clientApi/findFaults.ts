import { nearest } from '../../../../src/lib/nearest';
import type { SyntaxFault } from '../verdict';
import type { ClientApi, ClientMember, ClientType } from './api';
import type { Expression, Name, SampleNames } from './syntax/sampleNames';

/** What an expression is: a value of one of the package's types, the type itself or a module. */
interface Known {
  what: 'instance' | 'type' | 'module';
  name: string;
}

/** The client, by the names that samples use for one that an earlier page or text has created. */
function usualClient(name: string): Known | undefined {
  const isUsual = name === 'client' || name === 'convex';
  return isUsual ? { what: 'instance', name: 'ConvexClient' } : undefined;
}

const selves = ['self', 'this'];

function typeOf(api: ClientApi, name: string): ClientType | undefined {
  return Object.hasOwn(api.types, name) ? api.types[name] : undefined;
}

function memberOf(api: ClientApi, type: string, name: string): ClientMember | undefined {
  const known = typeOf(api, type);
  if (known && Object.hasOwn(known.members, name)) return known.members[name];
  return known?.parent === undefined ? undefined : memberOf(api, known.parent, name);
}

function membersOf(api: ClientApi, type: string): string[] {
  const known = typeOf(api, type);
  if (!known) return [];
  const inherited = known.parent === undefined ? [] : membersOf(api, known.parent);
  return [...Object.keys(known.members), ...inherited];
}

/** Whether a name is one that only the packages of Convex have. */
function isConvexName({ text }: Name): boolean {
  return /^(?:Optional)?Convex[A-Z]/.test(text);
}

/** The names in a sample that stand for a type. */
function typeNames({ types, uses }: SampleNames): Name[] {
  const used = uses.flatMap((use) => {
    const name = use.kind === 'call' ? use.callee : use.kind === 'member' ? use.of : use;
    return name.kind === 'name' ? name : [];
  });
  return [...types, ...used];
}

/** Whether a sample imports the package, or uses names that only it has. */
export function usesPackage(api: ClientApi, sample: SampleNames): boolean {
  return (
    sample.imports.some(({ module }) => isModule(api, module)) ||
    typeNames(sample).some(isConvexName)
  );
}

/** Whether a path is one of the package's modules, or looks like one. */
function isModule(api: ClientApi, path: string): boolean {
  return Object.keys(api.modules).some(
    (module) => path === module || path.startsWith(`${module}.`) || path.startsWith(`${module}::`),
  );
}

/** Finds names of a package in a sample that its reviewed list doesn't have. */
export class FaultFinder {
  private readonly api: ClientApi;
  private readonly sample: SampleNames;
  private readonly variables = new Map<string, Known | undefined>();
  private readonly names = new Map<string, Known>();
  private readonly declared: ReadonlySet<string>;
  private readonly faults: SyntaxFault[] = [];

  /**
   * @param sample the fence to check
   * @param page the fences of its page in the same language, in order
   */
  constructor(api: ClientApi, sample: SampleNames, page: readonly SampleNames[]) {
    this.api = api;
    this.sample = sample;
    this.declared = new Set(page.flatMap(({ declared }) => declared));
    // A fence may use what another one imports or declares. Its own names win.
    for (const { imports, bindings } of [...page, sample]) {
      for (const { module, name, alias } of imports) {
        if (name === undefined && isModule(api, module))
          this.names.set(alias, { what: 'module', name: module });
        else if (name?.text === '*')
          for (const each of api.modules[module] ?? []) this.addType(each, each);
        else if (name && api.modules[module]?.includes(name.text)) this.addType(alias, name.text);
        else this.names.delete(alias);
      }
      for (const { name, type, value, isContent } of bindings) {
        const known = value && this.resolve(value, isContent);
        const declared = type === undefined ? undefined : this.names.get(type);
        const instance =
          declared?.what === 'type' ? { ...declared, what: 'instance' as const } : undefined;
        this.variables.set(name, instance ?? (known?.what === 'instance' ? known : undefined));
      }
    }
  }

  private addType(alias: string, name: string): void {
    this.names.set(alias, { what: 'type', name });
  }

  /** Finds what an expression is, or undefined if that has nothing to do with the package. */
  private resolve(expression: Expression, isContent = false): Known | undefined {
    switch (expression.kind) {
      case 'name':
        if (this.variables.has(expression.text)) return this.variables.get(expression.text);
        return this.names.get(expression.text) ?? usualClient(expression.text);
      case 'instance': {
        const type = this.names.get(expression.type);
        return type?.what === 'type' ? { ...type, what: 'instance' } : undefined;
      }
      case 'call': {
        if (expression.callee.kind === 'member' && this.isUnwrap(expression.callee.member)) {
          return this.resolve(expression.callee.of);
        }
        const callee = this.resolve(expression.callee);
        return callee?.what === 'type' ? { ...callee, what: 'instance' } : callee;
      }
      case 'member': {
        const { of, member } = expression;
        const owner = this.resolve(of);
        if (!owner) {
          // A property of the surrounding object has the type of the variable that the page shows.
          const isSelf = of.kind === 'other' || (of.kind === 'name' && selves.includes(of.text));
          return isSelf ? this.resolve({ kind: 'name', ...member }) : undefined;
        }
        if (owner.what === 'module') return this.resolveExport(owner.name, member.text);
        const found = memberOf(this.api, owner.name, member.text);
        if (found?.kind === 'case' && !isContent) return { what: 'instance', name: owner.name };
        return found?.type === undefined ? undefined : { what: 'instance', name: found.type };
      }
      default:
        return undefined;
    }
  }

  private resolveExport(module: string, name: string): Known | undefined {
    const inner = [`${module}.${name}`, `${module}::${name}`].find(
      (path) => path in this.api.modules,
    );
    if (inner !== undefined) return { what: 'module', name: inner };
    return this.api.modules[module]?.includes(name) ? { what: 'type', name } : undefined;
  }

  private isUnwrap({ text }: Name): boolean {
    return this.api.unwrap?.includes(text) ?? false;
  }

  /** Returns what is wrong in the sample. */
  find(): SyntaxFault[] {
    this.checkImports();
    this.checkTypes();
    for (const use of this.sample.uses) {
      if (use.kind === 'member') this.checkMember(use.of, use.member);
      else if (use.kind === 'call') this.checkCall(use.callee, use.labels);
    }
    return this.faults;
  }

  private report({ text, offset }: Name, owner: string, names: readonly string[]): void {
    const { package: name, version, file } = this.api;
    const close = nearest(text, names);
    const fix = close
      ? `Did you mean \`${close}\`?`
      : `If it exists, add it to plugins/samples/checks/clientApi/lists/${file}.`;
    this.faults.push({
      offset,
      message: `${owner} in ${name} ${version} does not have \`${text}\`. ${fix}`,
    });
  }

  private checkImports(): void {
    const modules = Object.keys(this.api.modules);
    for (const { module, name, offset } of this.sample.imports) {
      if (!isModule(this.api, module)) continue;
      const exported = this.api.modules[module];
      if (!exported) this.report({ text: module, offset }, 'The API', modules);
      else if (name && name.text !== '*' && !this.resolveExport(module, name.text)) {
        this.report(name, `\`${module}\``, exported);
      }
    }
  }

  /** Checks names that only this package could have, such as `@ConvexInt`. */
  private checkTypes(): void {
    const all = Object.values(this.api.modules).flat();
    for (const name of typeNames(this.sample).filter(isConvexName)) {
      if (this.names.has(name.text) || this.declared.has(name.text)) continue;
      if (!all.includes(name.text)) this.report(name, 'The API', all);
      else {
        const message = `\`${name.text}\` is not imported. Import it.`;
        this.faults.push({ offset: name.offset, message });
      }
    }
  }

  private checkMember(of: Expression, member: Name): void {
    if (member.text.startsWith('__') || this.isUnwrap(member)) return;
    const owner = this.resolve(of);
    if (!owner) return;
    if (owner.what === 'module') {
      if (this.resolveExport(owner.name, member.text)) return;
      this.report(member, `\`${owner.name}\``, this.api.modules[owner.name] ?? []);
      return;
    }
    if (!typeOf(this.api, owner.name) || memberOf(this.api, owner.name, member.text)) return;
    this.report(member, `\`${owner.name}\``, membersOf(this.api, owner.name));
  }

  private checkCall(callee: Expression, labels: readonly Name[]): void {
    if (callee.kind === 'member') {
      const owner = this.resolve(callee.of);
      const member = owner && memberOf(this.api, owner.name, callee.member.text);
      if (!member) return;
      const name = `\`${owner.name}.${callee.member.text}\``;
      if (member.kind === 'property') {
        const message = `${name} is a property. Remove the parentheses.`;
        this.faults.push({ offset: callee.member.offset, message });
      }
      this.checkLabels(labels, name, member.labels);
      return;
    }
    const type = this.resolve(callee);
    if (type?.what !== 'type') return;
    const create = typeOf(this.api, type.name)?.create;
    if (create) this.checkLabels(labels, `\`${type.name}\``, create);
  }

  private checkLabels(labels: readonly Name[], owner: string, allowed: readonly string[]): void {
    for (const label of labels) {
      if (!allowed.includes(label.text)) this.report(label, owner, allowed);
    }
  }
}
