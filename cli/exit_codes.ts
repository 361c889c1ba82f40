/** What the exit code of a command says; `--help` lists them. */
export const EXIT = {
  ok: 0,
  failed: 1,
  cancelled: 2,
  badUsage: 3,
  /** A named colleague may not do it, or is switched off. */
  notAuthorised: 4,
  /** Some of it is done and stays, some was refused. */
  partlyDone: 5,
  interrupted: 130,
  /** Nobody reads on what it writes. */
  readerLeft: 141,
  terminated: 143,
} as const

/** The list that every help page ends with. */
export const EXIT_CODES_HELP =
  '\nExit codes: 0 done, 1 failed, 2 cancelled, 3 bad usage or values, 4 not authorised, 5 partly done,\n130 interrupted (Ctrl-C), 141 nobody reads its output (as with | head), 143 ended (SIGTERM)'
