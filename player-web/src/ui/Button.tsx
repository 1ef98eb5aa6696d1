import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'

interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'warning'
  size?: 'normal' | 'large' | 'small'
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'primary', size = 'normal', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      data-size={size}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  ...rest
}: ButtonLook & LinkProps) {
  return <Link className={styles.button} data-variant={variant} data-size={size} {...rest} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The spoken name. */
  'label': string
  'children': ReactNode
  'data-dialog-close'?: boolean
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button type="button" className={styles.icon} aria-label={label} title={label} {...rest} />
}
