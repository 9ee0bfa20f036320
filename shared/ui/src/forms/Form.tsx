import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { cx } from '../utils/cx';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';
import css from './Form.module.css';

export interface FormProps<Values extends FormikValues> {
  readonly initialValues: Values;
  readonly schema: AnyObjectSchema;
  /**
   * Receives the values as cast by the schema, such as a trimmed email. The form is busy until a
   * returned promise settles.
   */
  readonly onSubmit: (values: Values, form: FormikHelpers<Values>) => void | Promise<unknown>;
  /**
   * Called with the initial values and on each change, so that a draft can outlive its form; must
   * be stable.
   */
  readonly onValuesChange?: (values: Values) => void;
  /** Fields and buttons, or a function of the form's state (`isSubmitting`, `values`, ...). */
  readonly children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
  readonly className?: string;
  /** Allows a button outside the form to submit it. */
  readonly id?: string;
  readonly label?: string;
}

/** A form that validates on submit, then on each change, and never on blur. */
export const Form = <Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  ...rest
}: FormProps<Values>) => {
  const [tried, setTried] = useState(false);

  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={tried}
      onSubmit={async (values, form) => {
        await onSubmit(schema.cast(values, { assert: false }) as Values, form);
      }}
    >
      {(form) => <FormBody {...rest} form={form} onTry={() => setTried(true)} />}
    </Formik>
  );
};

type BodyProps = 'children' | 'className' | 'id' | 'label' | 'onValuesChange';

interface FormBodyProps<Values extends FormikValues> extends Pick<FormProps<Values>, BodyProps> {
  readonly form: FormikProps<Values>;
  readonly onTry: () => void;
}

const FormBody = <Values extends FormikValues>(props: FormBodyProps<Values>) => {
  const { form, onTry, onValuesChange, children, className, id, label } = props;
  const element = useFocusFirstInvalid(form);
  const running = useRef(false);
  const { values } = form;

  useEffect(() => onValuesChange?.(values), [onValuesChange, values]);

  // A second click or Enter can occur before the form has rendered as busy.
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    onTry();
    try {
      await form.submitForm();
    } finally {
      running.current = false;
    }
  };

  return (
    <form
      ref={element}
      id={id}
      aria-label={label}
      noValidate
      className={cx(css.form, className)}
      onSubmit={(event) => void submit(event)}
    >
      {typeof children === 'function' ? children(form) : children}
    </form>
  );
};
