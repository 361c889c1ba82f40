type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells React of what somebody typed or chose before scripts took the page over: it leaves such fields alone at first and empties
 * them when it draws them next. To be called before that.
 */
export function retype(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) rechoose(field)
    else if (field.type === 'checkbox' || field.type === 'radio') repress(field as HTMLInputElement)
    else if (field.type !== 'file' && field.value !== field.defaultValue) rewrite(field)
  }
}

/** React compares with the text it found: it has to see the field change. */
function rewrite(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  for (const text of [field.defaultValue, typed]) {
    set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function repress(field: HTMLInputElement) {
  // Of radio buttons the chosen one alone: choosing it takes the choice from the others.
  const isPassedOver = field.type === 'radio' && !field.checked
  if (field.checked === field.defaultChecked || isPassedOver) return
  // Not past React, which takes the found state for the last one it knows of.
  field.checked = !field.checked
  field.click()
}

function rechoose(field: HTMLSelectElement) {
  const named = [...field.options].findIndex((option) => option.defaultSelected)
  // Where the page names none, a browser shows the first one.
  if (field.selectedIndex !== Math.max(0, named))
    field.dispatchEvent(new Event('change', { bubbles: true }))
}
