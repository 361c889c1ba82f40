import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Gives each new choice its name, as the server would, so that conditions can speak of it before it is saved. */
export function useNamedOptions(
  at: number,
  options: ({ value?: string } | null)[] | undefined
): void {
  const { setValue } = useFormContext()
  useEffect(() => {
    if (!Array.isArray(options)) return
    const taken = new Set(options.map((option) => option?.value))
    for (const [place, option] of options.entries()) {
      if (!option || option.value) continue
      let number = 1
      while (taken.has(String(number))) number++
      taken.add(String(number))
      setValue(`content.${at}.props.options.${place}.value`, String(number))
    }
  }, [at, options, setValue])
}
