import { useEffect, useState } from 'react'
import { chooseRepresentative } from '@rules/representative_rule'
import type { Representative } from '~/forms/representative'
import { toast } from '~/hooks/toast'
import { getJson } from '~/navigation/json'
import { route } from '~/navigation/route'
import { useT } from '~/translation/use_t'

/** Digits of a postcode. @source requirements U-06 */
const ZIP_DIGITS = 4

interface Wanted {
  zip: string
  /** The chosen main profession; null while none is chosen. */
  profession: { api_name: string | null } | null
  fallback: Representative | null
}

/** The representative of a postcode and a profession; null while either is missing. */
export function useRepresentative({ zip, profession, fallback }: Wanted): Representative | null {
  const t = useT()
  const [answer, setAnswer] = useState<{ question: string; chosen: Representative | null }>()
  const apiName = profession?.api_name ?? null
  const isAsked = zip.length === ZIP_DIGITS && profession !== null
  const question = `${zip}:${apiName}`

  useEffect(() => {
    if (!isAsked) return
    const call = new AbortController()
    const url = route('register.consultants', { local_consultant_type: 1, zip })
    getJson<Representative[]>(url, { signal: call.signal }).then(
      (found) => {
        setAnswer({ question, chosen: chooseRepresentative(apiName, zip, found) ?? fallback })
      },
      () => {
        if (call.signal.aborted) return
        setAnswer({ question, chosen: fallback })
        void toast({ look: 'error', text: t('errors.default') })
      }
    )
    return () => call.abort()
  }, [zip, isAsked, apiName, question, fallback, t])

  return isAsked && answer?.question === question ? answer.chosen : null
}
