import type { ReactNode } from 'react';
import type { ComponentDefinition } from './definition';

type Value<Prop> = Prop extends { values: readonly (infer Choice)[] }
  ? Choice
  : Prop extends { type: 'boolean' }
    ? boolean
    : string;

export type PropsOf<Definition extends ComponentDefinition, Own = Definition['props']> = {
  [Name in keyof Own as Own[Name] extends { required: true } ? Name : never]: Value<Own[Name]>;
} & {
  [Name in keyof Own as Own[Name] extends { required: true } ? never : Name]?: Value<Own[Name]>;
} & (Definition extends { children: 'none' } ? unknown : { children: ReactNode });
