/** The largest id that both databases hold. */
export const ID_MAX = 2_147_483_647

/** The part of an address that is an id; what no row can have names nothing, so it is a 404. */
export const idInPath = {
  match: /^[1-9]\d{0,8}$/,
  cast: (value: string) => Number(value),
}
