import '../styles/layers.css';

export { Form, type FormProps } from './Form';
export * from './fields';
export { NewPasswordFields } from './NewPasswordFields';
export { SubmitButton } from './SubmitButton';
export { useFormField } from './useFormField';
export { messages } from './messages';
export { isStrongPassword, PASSWORD_MIN_LENGTH, rules } from './rules';
