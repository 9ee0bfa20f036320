import { messages, rules } from '@scribblepup/ui/forms';
import { OTHER_REASON } from './reasons';

export const profileSchema = rules.object({
  first_name: rules.required(messages.firstName),
  last_name: rules.required(messages.lastName),
});

export const changePasswordSchema = rules.object({
  old_password: rules.oldPassword(),
  new_password: rules.newPassword(),
  confirm_password: rules.confirmPassword('new_password'),
});

export const contactSchema = rules.object({
  name: rules.required(messages.name),
  email: rules.email(),
  subject: rules.required(messages.subject),
  message: rules.required(messages.message),
});

export const deleteAccountSchema = rules.object({
  reason: rules.required(messages.selectReason),
  otherReason: rules.requiredWhen('reason', OTHER_REASON, messages.reason),
});
