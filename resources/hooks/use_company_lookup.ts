import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { Company } from '~/forms/company'
import { isPage } from '~/navigation/protocol/is_page'
import { isTaxNumber } from '@rules/tax_number'

/** Letters from which companies are searched by name. @source requirements U-07 */
export const COMPANY_NAME_MIN = 3
/** A search waits this long for the next letter, in ms. @source requirements U-08 */
export const SEARCH_DEBOUNCE_MS = 500

/**
 * How the look-up by tax number stands; known means that the form began with a company, manual that
 * the member fills in the rest.
 */
export type LookupState = 'waiting' | 'known' | 'looking-up' | 'found' | 'manual'

/** Looks a company up by its tax number, once for each number and one at a time; null is nobody. */
export function useTaxNumberLookup(
  onAnswer: (company: Company | null) => void,
  initial: 'waiting' | 'known' = 'waiting'
) {
  const { props } = usePage()
  const [state, setState] = useState<LookupState>(initial)
  const typed = useRef('')
  const asked = useRef('')
  const isRunning = useRef(false)

  function look(taxNumber: string) {
    typed.current = taxNumber
    if (isRunning.current || taxNumber === asked.current || !isTaxNumber(taxNumber)) return
    asked.current = taxNumber
    isRunning.current = true
    setState('looking-up')
    const question = { property: 'company', before: props.company } as const
    ask({ tax_number: taxNumber }, question, (company: Company | null | undefined) => {
      isRunning.current = false
      setState(company ? 'found' : 'manual')
      if (typed.current !== taxNumber) return look(typed.current)
      onAnswer(company ?? null)
    })
  }

  return {
    state,
    look,
    /** The member would rather fill in the rest. */
    fillIn: () => setState('manual'),
    /** A company was chosen by name: its number needs no look-up. */
    accept: (taxNumber: string) => {
      typed.current = asked.current = taxNumber
      setState('found')
    },
  }
}

/** Companies whose name holds the text; none while the text is too short or nobody types. */
export function useNameSearch(name: string, isTyping: boolean): Company[] {
  const [answer, setAnswer] = useState<{ text: string; companies: Company[] }>()
  const text = name.trim()
  const isWanted = isTyping && text.length >= COMPANY_NAME_MIN
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      const question = { property: 'companies', before: [] } as const
      ask({ company_name: text }, question, (found: Company[] | undefined) => {
        setAnswer({ text, companies: found ?? [] })
      })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isWanted])
  // An answer to letters that are gone is no answer.
  return isWanted && answer?.text === text ? answer.companies : []
}

/**
 * Asks the page's own address for one property; a failure answers undefined. The property is put
 * back afterwards: on the profile it holds the saved company, which coming back would show.
 */
function ask<Answer>(
  data: Record<string, string>,
  { property, before }: { property: 'company' | 'companies'; before: unknown },
  answer: (value: Answer | undefined) => void
) {
  let found: Answer | undefined
  router.post(window.location.pathname, data, {
    only: [property],
    async: true,
    showProgress: false,
    preserveState: true,
    preserveScroll: true,
    onSuccess: ({ props }) => {
      found = props[property] as Answer
      router.replaceProp(property, before)
    },
    onHttpException: (answer) => !isPage(answer),
    onFinish: () => answer(found),
  })
}
