const SHAPE = /^(\d{7})(\d)-([1-5])-(\d{2})$/
const WEIGHTS = [9, 7, 3, 1, 9, 7, 3]

/**
 * A Hungarian tax number with dashes: check digit, VAT code 1-5 and county 02-20, 22-44 or 51.
 * @source requirements V-05 and V-06
 */
export function isTaxNumber(text: string): boolean {
  const parts = SHAPE.exec(text)
  if (!parts) return false
  const [, firstSeven, eighth, , county] = parts
  return checkDigit(firstSeven) === Number(eighth) && isCounty(Number(county))
}

function checkDigit(digits: string) {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (10 - (sum % 10)) % 10
}

function isCounty(code: number) {
  return (code >= 2 && code <= 20) || (code >= 22 && code <= 44) || code === 51
}
