import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useResourceDefinitions } from 'react-admin'
import { useNavigate } from 'react-router'
import { optionsOf, type Option } from './found'
import type { Search } from './use_search'

export interface Chosen {
  options: Option[]
  /** What Enter opens. */
  active?: Option
  onKeyDown: (event: KeyboardEvent) => void
  /** Begins at the first one again. */
  reset: () => void
}

/** Arrows move through the results and Enter opens one; pressed before the answer is there, the first one of it. */
export function useChosen({ q, groups, isWaiting }: Search, onClose: () => void): Chosen {
  const resources = useResourceDefinitions()
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const isEntered = useRef(false)
  const options = useMemo(() => {
    const view = (list: string) => (resources[list]?.hasShow ? '/show' : '')
    return optionsOf(groups, q, (list, id) => `/${list}/${id}${view(list)}`)
  }, [groups, q, resources])
  const active = options[Math.min(at, options.length - 1)] as Option | undefined

  const open = ({ to }: Option) => {
    onClose()
    void navigate(to)
  }
  useEffect(() => {
    if (isWaiting || !isEntered.current) return
    isEntered.current = false
    if (options.length) open(options[0])
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length) {
      event.preventDefault()
      setAt((options.indexOf(active!) + step + options.length) % options.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isWaiting) isEntered.current = true
    else if (active) open(active)
  }
  const reset = () => {
    setAt(0)
    isEntered.current = false
  }
  return { options, active, onKeyDown, reset }
}
