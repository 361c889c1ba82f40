/** What a question is, what was answered, and the code of what is wrong; without one it is right. */
export type QuestionCase = [asked: Asked, answer: unknown, code?: string]

type Asked = {
  type: 'text' | 'textarea' | 'number' | 'select' | 'radio' | 'checkbox' | 'date' | 'date_range'
  required?: boolean
  min?: number
  max?: number
  earliest?: string
  latest?: string
  options?: { value: string; label: string }[]
}

const options = ['brush', 'roller'].map((value) => ({ value, label: value }))
const range = { type: 'date_range', earliest: '2026-02-01', latest: '2026-02-28' } as const
const must = { required: true } as const

/** What the server and the browser judge alike. @source requirements S-05 and S-06 */
export const SHARED_CASES: QuestionCase[] = [
  [{ type: 'text' }, ''],
  [{ type: 'text' }, 'Kefe'],
  [{ type: 'text', ...must }, '  ', 'required'],
  [{ type: 'text' }, 'x'.repeat(300)],
  [{ type: 'text' }, 'x'.repeat(301), 'max'],
  [{ type: 'textarea' }, 'first\nsecond'],
  [{ type: 'textarea' }, 'x'.repeat(2000)],
  [{ type: 'textarea' }, 'x'.repeat(2001), 'max'],
  [{ type: 'textarea', ...must }, '\n', 'required'],
  [{ type: 'text', min: 3, max: 5 }, 'ab', 'min'],
  [{ type: 'text', min: 3, max: 5 }, ' abc '],
  [{ type: 'text', min: 3, max: 5 }, 'abcde'],
  [{ type: 'text', min: 3, max: 5 }, 'abcdef', 'max'],
  [{ type: 'text', min: 3 }, ''],
  [{ type: 'textarea', max: 5 }, 'abcdef', 'max'],
  [{ type: 'number' }, '-12'],
  [{ type: 'number' }, '1.5', 'invalid'],
  [{ type: 'number' }, 'ten', 'invalid'],
  [{ type: 'number', ...must }, '', 'required'],
  [{ type: 'number', min: 1, max: 9 }, '1'],
  [{ type: 'number', min: 1, max: 9 }, '9'],
  [{ type: 'number', min: 1, max: 9 }, '0', 'too_small'],
  [{ type: 'number', min: 1, max: 9 }, '10', 'too_large'],
  [{ type: 'select', options }, 'brush'],
  [{ type: 'select', options, ...must }, '', 'required'],
  [{ type: 'radio', options }, 'roller'],
  [{ type: 'radio', options, ...must }, '', 'required'],
  [{ type: 'checkbox', options }, []],
  [{ type: 'checkbox', options }, ['brush', 'roller']],
  [{ type: 'checkbox', options, ...must }, [], 'required'],
  [{ type: 'checkbox', options, min: 2 }, []],
  [{ type: 'checkbox', options, min: 2 }, ['brush'], 'too_few'],
  [{ type: 'checkbox', options, min: 2 }, ['brush', 'roller']],
  [{ type: 'checkbox', options, max: 1 }, ['brush']],
  [{ type: 'checkbox', options, max: 1 }, ['brush', 'roller'], 'too_many'],
  [{ type: 'date' }, '2026-02-28'],
  [{ type: 'date', ...must }, '', 'required'],
  [{ type: 'date', earliest: '2026-02-01' }, '2026-02-01'],
  [{ type: 'date', earliest: '2026-02-01' }, '2026-01-31', 'date_min'],
  [{ type: 'date', latest: '2026-02-28' }, '2026-02-28'],
  [{ type: 'date', latest: '2026-02-28' }, '2026-03-01', 'date_max'],
  [range, { from: '', to: '' }],
  [range, { from: '2026-02-01', to: '2026-02-28' }],
  [range, { from: '2026-02-14', to: '2026-02-14' }],
  [range, { from: '2026-02-14', to: '' }, 'required'],
  [range, { from: '', to: '2026-02-14' }, 'required'],
  [range, { from: '2026-02-15', to: '2026-02-14' }, 'date_range_order'],
  [range, { from: '2026-01-31', to: '2026-02-14' }, 'date_range_min'],
  [range, { from: '2026-02-14', to: '2026-03-01' }, 'date_range_max'],
  [{ ...range, ...must }, { from: '', to: '' }, 'required'],
]

/** What no form of ours sends: the server refuses it all the same. @source requirements V-26 */
export const FORGED_CASES: QuestionCase[] = [
  [{ type: 'text' }, 7, 'invalid'],
  [{ type: 'text' }, ['Kefe'], 'invalid'],
  [{ type: 'text' }, 'two\nlines'],
  [{ type: 'text' }, 'bell\u0007', 'invalid'],
  [{ type: 'text' }, { toString: 'x' }, 'invalid'],
  [{ type: 'number' }, 3],
  [{ type: 'number' }, 3.5, 'invalid'],
  [{ type: 'number' }, '99999999999', 'invalid'],
  [{ type: 'number' }, 2_000_000_000, 'invalid'],
  [{ type: 'number' }, true, 'invalid'],
  [{ type: 'select', options }, 'forged', 'invalid'],
  [{ type: 'select', options }, ['brush'], 'invalid'],
  [{ type: 'radio', options }, 'constructor', 'invalid'],
  [{ type: 'checkbox', options }, 'brush'],
  [{ type: 'checkbox', options }, ['brush', 'forged'], 'invalid'],
  [{ type: 'checkbox', options }, ['brush', 'brush'], 'invalid'],
  [{ type: 'checkbox', options }, [['brush']], 'invalid'],
  [{ type: 'date' }, '2026-02-29', 'invalid'],
  [{ type: 'date' }, '2024-02-29'],
  [{ type: 'date' }, 'tomorrow', 'invalid'],
  [range, '2026-02-14', 'invalid'],
  [range, ['2026-02-14', '2026-02-15']],
  [range, { from: '2026-02-30', to: '2026-02-31' }, 'invalid'],
]
