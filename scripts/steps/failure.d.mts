export class Failure extends Error {
  constructor(sentence: string, output?: string)
  output: string
}
export function sentenceOf(error: unknown): string
export function readableEnd(output: string): string
