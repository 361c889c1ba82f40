import { cloneElement, createElement, type ComponentPropsWithRef, type ReactElement } from 'react'
import { classNames } from './class_names'

type Props = ComponentPropsWithRef<'button'>

/** A button, or the element that stands in its place: that one keeps its own properties and gets the class names of both. */
export function renderedButton(
  render: ReactElement<Record<string, unknown>> | undefined,
  props: Props
): ReactElement {
  if (!render) return createElement('button', { type: 'button', ...props })
  const className = classNames(props.className, render.props.className as string | undefined)
  return cloneElement(render, { ...props, ...render.props, className })
}
