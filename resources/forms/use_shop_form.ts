import { router } from '@inertiajs/react'
import { useEffect, useReducer, useRef, useState, type FormEvent as ReactFormEvent } from 'react'
import { forgetFailure, showFailure } from '~/hooks/toast'
import { isPage, type ShopVisit } from '~/navigation/protocol/is_page'
import type { TextValues } from '~/translation/catalogue'
import { useErrorText, useT } from '~/translation/use_t'
import { prefixed, sameData, withoutErrorOf, type FieldCodes } from './form_errors'
import { FORM_TIMEOUT_MS, nextPhase, RECENT_MS, UNSENT } from './form_phase'
import { check, type Rules } from './rules'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** How a form checks itself before it is sent. */
export interface ShopFormOptions<Data> {
  /** Rules run before sending; the server runs the same ones. */
  rules?: Rules
  /** Further checks that need the whole form: codes by field. */
  validate?: (data: Data) => FieldCodes
  /** What the sentences of errors need, by field: `{ password: { min: 8 } }`. */
  errorValues?: Record<string, TextValues>
  /** By which name the sentences of errors know a field, where it is not its own. */
  errorNames?: Record<string, string>
}

/** Where and how one submission goes; everything has a default. */
export interface SubmitOptions<Data> {
  /** The current address when left out. */
  url?: string
  method?: Method
  /** Errors come back under this name, for pages with several forms. */
  errorBag?: string
  /** What the names of this form's fields have before those of the server: `company.`. */
  prefix?: string
  only?: string[]
  headers?: Record<string, string>
  preserveScroll?: boolean
  /** The answer takes this page's place in the history. */
  replace?: boolean
  /** Milliseconds; 0 waits for ever. */
  timeout?: number
  transform?: (data: Data) => object
  onSuccess?: (page: { props: any; flash: any }) => void
  onError?: (errors: FieldCodes) => void
  /** No page came back: unreachable, too slow, or an error status. The text is shown as a toast. */
  failureText?: (reason: FailureReason) => string | undefined
}

/** Why no page came back. */
export type FailureReason = { kind: 'network' | 'timeout' } | { kind: 'status'; status: number }

/**
 * The state of a form: its values, the sentences of its errors, and how its submission stands.
 * Editing a field clears its error; a refused form keeps what was typed and puts the focus on the
 * first wrong field (the first control with `aria-invalid` in the form that was submitted).
 */
export function useShopForm<Data extends object>(
  initial: Data,
  options: ShopFormOptions<Data> = {}
) {
  const t = useT()
  const errorText = useErrorText()
  const [data, setData] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [codes, setCodes] = useState<FieldCodes>({})
  const [phase, happen] = useReducer(nextPhase, UNSENT)
  const scope = useRef<ParentNode | null>(null)
  const focusWanted = useRef(false)
  const latest = useRef(data)
  // State is as old as the last drawing; two presses can come between two drawings.
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (!phase.recentlySuccessful && !phase.recentlyFailed) return
    const timer = setTimeout(() => happen('forgotten'), RECENT_MS)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (!focusWanted.current || Object.keys(codes).length === 0) return
    focusWanted.current = false
    const place = scope.current ?? document
    place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [codes])

  function change(next: Data) {
    latest.current = next
    setData(next)
  }

  function setField<Name extends keyof Data & string>(name: Name, value: Data[Name]) {
    change({ ...latest.current, [name]: value })
    setCodes((errors) => withoutErrorOf(errors, name))
  }

  function refuse(errors: FieldCodes) {
    focusWanted.current = true
    setCodes(errors)
    happen('failed')
  }

  function fail(reason: FailureReason, failureText?: SubmitOptions<Data>['failureText']) {
    happen('failed')
    // Too many tries read the same on every form.
    const isThrottled = reason.kind === 'status' && reason.status === 429
    const general = t(isThrottled ? 'errors.too_many_attempts.default' : 'errors.default')
    void showFailure(failureText?.(reason) ?? general)
  }

  /** Checks and sends the form; as an event handler it also keeps the browser from sending it. */
  function submit(given: SubmitOptions<Data> | ReactFormEvent = {}) {
    const settings: SubmitOptions<Data> = isEvent(given) ? {} : given
    if (isEvent(given)) {
      given.preventDefault()
      scope.current = given.currentTarget as HTMLFormElement
    }
    if (isUnderWay.current) return
    forgetFailure()
    const found = { ...options.validate?.(latest.current), ...check(options.rules ?? {}, data) }
    if (Object.keys(found).length > 0) {
      refuse(found)
      settings.onError?.(found)
      return
    }
    send(settings)
  }

  function send(settings: SubmitOptions<Data>) {
    const sent = latest.current
    const { timeout = FORM_TIMEOUT_MS, transform, failureText } = settings
    let answered = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const failWith = (reason: FailureReason) => {
      if (answered) return
      answered = true
      fail(reason, failureText)
    }
    isUnderWay.current = true
    happen('sent')
    const visit: ShopVisit = {
      staysOnFault: true,
      method: settings.method ?? 'post',
      data: (transform ? transform(sent) : sent) as any,
      errorBag: settings.errorBag ?? null,
      only: settings.only ?? [],
      headers: settings.headers ?? {},
      preserveScroll: settings.preserveScroll ?? 'errors',
      replace: settings.replace ?? false,
      preserveState: true,
      onCancelToken: ({ cancel }) => {
        if (timeout <= 0) return
        timer = setTimeout(() => {
          failWith({ kind: 'timeout' })
          cancel()
        }, timeout)
      },
      onSuccess: (page) => {
        answered = true
        setCodes({})
        // A refusal without a field comes back as the page's error banner.
        if (page.flash.error) return happen('failed')
        setSaved(sent)
        happen('succeeded')
        settings.onSuccess?.(page)
      },
      onError: (errors) => {
        answered = true
        const named = prefixed(errors as FieldCodes, settings.prefix ?? '', sent)
        refuse(named)
        settings.onError?.(named)
      },
      onHttpException: (answer) => {
        failWith({ kind: 'status', status: answer.status })
        // The error page would take the form away; of what is no page the hooks tell.
        return !isPage(answer)
      },
      onNetworkError: () => failWith({ kind: 'network' }),
      onFinish: () => {
        clearTimeout(timer)
        isUnderWay.current = false
        // Another visit took this one's place: nobody waits for the answer any more.
        if (!answered) happen('dropped')
      },
    }
    router.visit(settings.url ?? window.location.pathname + window.location.search, visit)
  }

  const errors = Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [
      field,
      errorText(code, options.errorNames?.[field] ?? field, {
        ...valuesFrom(codes),
        ...options.errorValues?.[field],
      }),
    ])
  )

  return {
    ...phase,
    data,
    /** Sentences by field, ready to be shown. */
    errors: errors as Partial<Record<string, string>>,
    /** The codes behind the sentences. */
    codes,
    hasErrors: Object.keys(codes).length > 0,
    isDirty: !sameData(data, saved),
    setField,
    setData: change,
    /** Takes values for the saved ones, where the form must look different after it was sent. */
    accept: (values: Data) => {
      change(values)
      setSaved(values)
    },
    /** Puts codes (or whole sentences) at fields, and the focus on the first one. */
    setErrors: refuse,
    clearErrors: () => setCodes({}),
    /** Back to the last saved values. */
    reset: () => {
      change(saved)
      setCodes({})
    },
    submit,
  }
}

/** What {@link useShopForm} answers. */
export type ShopForm<Data extends object> = ReturnType<typeof useShopForm<Data>>

function isEvent(given: object): given is ReactFormEvent {
  return 'preventDefault' in given
}

/** A server tells bounds and seconds to wait beside its errors. @source requirements Q-05, V-11 */
function valuesFrom(codes: FieldCodes): TextValues {
  const figures = Object.entries(codes).filter(([, value]) => /^-?\d+$/.test(value))
  return Object.fromEntries(figures.map(([name, value]) => [name, Number(value)]))
}
