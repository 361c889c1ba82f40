import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'

/** What the server says of a step. */
export interface StepAnswer {
  data: { id: number; is_done: boolean }
}

/** The text of an answer: a step was taken, or waits for a second person. */
export function saidOf({ data }: StepAnswer, step: string): string {
  return data.is_done ? `draws.done.${step}` : 'draws.asked'
}

/** Takes a step of a draw and says what became of it. */
export function useDrawStep() {
  const attempt = useAttempt()
  return async (path: string, step: string, body: object = {}) => {
    await attempt(async () => {
      return saidOf(await act<StepAnswer>(path, body), step)
    })
  }
}
