import type { Answer } from '../../questions/judge_answers.js'
import { CHOICE_TYPES, type NamedQuestion, type QuestionType } from '../../questions/question.js'
import { fold } from '../../search/analysis/words.js'
import { lengthOf, spreadOfDays, spreadOfNumbers, type Spread } from './figures.js'
import { WordCount, type RecurringWord } from './recurring_words.js'

/** Answers in words that are shown of one question. */
const TEXTS_MAX = 50

/** What members answered to one question, without saying who; a part its kind does not have is empty. */
export type QuestionResult = {
  id: string
  type: QuestionType
  label_hu: string
  label_en: string
  /** Members who answered it. */
  answered: number
  /** How often each choice was made, in the order of the choices. */
  choices: { value: string; label_hu: string; label_en: string; count: number }[]
  numbers: Spread<number> | null
  /** Days; of a range the first ones. */
  days: Spread<string> | null
  /** How many days ranges last. */
  lengths: Spread<number> | null
  words: RecurringWord[]
  /** The latest answers in words that were looked for, and how many there are. */
  texts: string[]
  found: number
}

/** Counts the answers to one question, the latest first. */
export class Tally {
  readonly #asked: NamedQuestion
  readonly #wanted: string
  readonly #choices = new Map<string, number>()
  readonly #numbers: number[] = []
  readonly #days: string[] = []
  readonly #lengths: number[] = []
  readonly #words = new WordCount()
  readonly #texts: string[] = []
  #answered = 0
  #found = 0

  /** @param wanted what answers in words must hold; empty: every one is wanted */
  constructor(asked: NamedQuestion, wanted: string) {
    this.#asked = asked
    this.#wanted = fold(wanted)
  }

  add(answers: Record<string, Answer>): void {
    const { id, question } = this.#asked
    if (!Object.hasOwn(answers, id)) return
    const answer = answers[id]
    this.#answered++
    if (CHOICE_TYPES.includes(question.type)) {
      for (const one of [answer].flat()) this.#choose(String(one))
    } else if (typeof answer === 'number') this.#numbers.push(answer)
    else if (typeof answer === 'object' && !Array.isArray(answer)) {
      this.#days.push(answer.from)
      this.#lengths.push(lengthOf(answer))
    } else if (question.type === 'date') this.#days.push(String(answer))
    else this.#read(String(answer))
  }

  result(): QuestionResult {
    const { id, question } = this.#asked
    const { type, label_hu, label_en, options } = question
    const isRange = type === 'date_range'
    return {
      id,
      type,
      label_hu,
      label_en,
      answered: this.#answered,
      choices: options.map((option) => {
        return { ...option, count: this.#choices.get(option.value) ?? 0 }
      }),
      numbers: type === 'number' ? spreadOfNumbers(this.#numbers) : null,
      days: type === 'date' || isRange ? spreadOfDays(this.#days) : null,
      lengths: isRange ? spreadOfNumbers(this.#lengths) : null,
      words: this.#words.recurring(),
      texts: this.#texts,
      found: this.#found,
    }
  }

  #choose(value: string): void {
    this.#choices.set(value, (this.#choices.get(value) ?? 0) + 1)
  }

  #read(text: string): void {
    this.#words.add(text)
    if (!fold(text).includes(this.#wanted)) return
    this.#found++
    if (this.#texts.length < TEXTS_MAX) this.#texts.push(text)
  }
}
