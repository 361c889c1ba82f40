/** Something a shop needs before members come, and whether it is there; told by the data, not by a tick. */
export interface FirstStep {
  /** Which texts and which page of the back-office it has. */
  name: string
  isDone: () => Promise<boolean>
}

const steps: FirstStep[] = []

/** Each module says what its part of the shop cannot begin without. */
export function registerFirstSteps(...added: FirstStep[]): void {
  steps.push(...added)
}

/** Every step, and whether it is done. */
export function firstSteps(): Promise<{ id: string; is_done: boolean }[]> {
  return Promise.all(steps.map(async ({ name, isDone }) => ({ id: name, is_done: await isDone() })))
}
