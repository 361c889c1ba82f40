import { toldToScript, type ErrorAnswer } from './answer.js'

/** Writes an error as the callers of some addresses want it. */
export type ScriptForm = (answer: ErrorAnswer) => object

const forms = new Map<string, ScriptForm>()

/** Has errors under a path told in a form of its own; called once at start by the module that owns the path. */
export function registerScriptForm(path: string, form: ScriptForm): void {
  forms.set(path, form)
}

/** An error as a script is told it that called this path. */
export function inFormOf(path: string, answer: ErrorAnswer, requestId: string | undefined): object {
  const told = toldToScript(answer, requestId)
  for (const [start, form] of forms) {
    if (path.startsWith(start)) return form({ ...answer, ...told })
  }
  return told
}
