import { useId, type ReactNode } from 'react'

export interface HalftoneProps {
  /** Distance of the dots. */
  step: number
  /** Radius of a dot. */
  dot: number
  color: string
  /** Draws the shape with the fill it is given. */
  children: (fill: string) => ReactNode
}

/** The print dots of shadows and floors. */
export function Halftone({ step, dot, color, children }: HalftoneProps) {
  const id = useId()
  return (
    <>
      <pattern
        id={id}
        width={step}
        height={step}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx={step / 2} cy={step / 2} r={dot} fill={color} />
      </pattern>
      {children(`url(#${id})`)}
    </>
  )
}
