import { messages, rules } from '@scribblepup/ui/forms';

export const loginSchema = rules.object({ email: rules.email(), password: rules.password() });

export const registerSchema = rules.object({
  username: rules.required(messages.username),
  email: rules.email(),
  password: rules.newPassword(),
  confirm_password: rules.confirmPassword('password'),
  agree_terms: rules.agreed(),
});

export const forgotPasswordSchema = rules.object({ email: rules.email() });

export const otpSchema = rules.object({ otp: rules.otp() });

export const resetPasswordSchema = rules.object({
  new_password: rules.newPassword(),
  confirm_password: rules.confirmPassword('new_password'),
});
