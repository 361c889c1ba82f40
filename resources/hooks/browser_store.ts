/**
 * A text this browser keeps; undefined where there is none, and in a browser that keeps nothing. A
 * logout clears them all.
 */
export function keptText(name: string): string | undefined {
  return trying(() => localStorage.getItem(name)) ?? undefined
}

/** Keeps a text for the next page; a browser that keeps nothing goes on without. */
export function keepText(name: string, text: string): void {
  trying(() => localStorage.setItem(name, text))
}

/** Forgets a text. */
export function forgetText(name: string): void {
  trying(() => localStorage.removeItem(name))
}

/** A text this tab keeps until it is closed. */
export function keptTabText(name: string): string | undefined {
  return trying(() => sessionStorage.getItem(name)) ?? undefined
}

/** Keeps a text in this tab. */
export function keepTabText(name: string, text: string): void {
  trying(() => sessionStorage.setItem(name, text))
}

/** Forgets a text of this tab. */
export function forgetTabText(name: string): void {
  trying(() => sessionStorage.removeItem(name))
}

/** Where site data is blocked or the room is used up, every access throws. */
function trying<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
