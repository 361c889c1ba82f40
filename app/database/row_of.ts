/** Some columns of a model as a row has them: under their names in the table, flags as 0 or 1. */
export type RowOf<Model, Names extends keyof Model & string> = {
  [Name in Names as SnakeCase<Name>]: Model[Name] extends boolean ? 0 | 1 : Model[Name]
}

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? '' : '_'}${Lowercase<Letter>}${SnakeCase<Rest>}`
  : ''
