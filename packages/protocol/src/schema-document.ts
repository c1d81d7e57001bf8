import { gameViews } from './games/schemas.ts';
import { ClientMessage } from './messages.ts';
import {
  Change,
  GoodbyeReason,
  RefusalReason,
  ServerFrame,
  ServerMessage,
} from './server-messages.ts';
import { PROTOCOL } from './version.ts';
import { Verdict } from './view-parts.ts';
import { Me, Presence, TableView } from './view-schema.ts';

interface Schema {
  readonly [keyword: string]: unknown;
}

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** What has a name of its own in the document. */
const DEFINITIONS: { readonly [name: string]: object } = {
  ClientMessage,
  ServerFrame,
  ServerMessage,
  TableView,
  Me,
  Presence,
  Change,
  ...Object.fromEntries(
    Object.entries(gameViews).map(([game, view]) => [`${capitalised(game)}View`, view]),
  ),
  Verdict,
  RefusalReason,
  GoodbyeReason,
};

/** A list of so many things, as it is written since draft 2020-12. */
const asTuple = ({ items, additionalItems: _, ...rest }: Schema): Schema => ({
  ...rest,
  prefixItems: items,
  items: false,
});

/**
 * All messages and views as one JSON Schema. What is written out once is referred to wherever else
 * it stands.
 */
export const schemaDocument = () => {
  const names = new Map(
    Object.entries(DEFINITIONS).map(([name, schema]) => [JSON.stringify(schema), name]),
  );
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(published);
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as Schema;
    const fields = Array.isArray(schema.items) ? asTuple(schema) : schema;
    return Object.fromEntries(
      Object.entries(fields).map(([keyword, each]) => [keyword, published(each)]),
    );
  };
  const published = (value: unknown): unknown => {
    const name = names.get(JSON.stringify(value));
    return name === undefined ? within(value) : { $ref: `#/$defs/${name}` };
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The messages of Remez',
    protocol: PROTOCOL,
    $defs: Object.fromEntries(
      Object.entries(DEFINITIONS).map(([name, schema]) => [name, within(schema)]),
    ),
  };
};
