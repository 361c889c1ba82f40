/** A Hungarian postcode, 1000-9999. @source requirements V-03 and V-04 */
export const POSTCODE = /^[1-9]\d{3}$/
