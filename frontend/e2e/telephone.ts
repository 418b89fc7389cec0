import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The app with codes on somebody's telephone. */
export class Telephone {
  readonly #totp: TOTP;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  }

  code(): string {
    return this.#totp.generate();
  }

  /** The one after it, which is taken already and saves a journey half a minute. */
  nextCode(): string {
    return this.#totp.generate({ timestamp: Date.now() + STEP_MS });
  }
}

/** Goes through the dialog that sets a second factor up; answers the telephone and the codes for when it is lost. */
export async function enrol(
  page: Page,
  password: string,
): Promise<{ telephone: Telephone; recoveryCodes: string[] }> {
  const dialog = page.getByRole('dialog', { name: 'Второй фактор для входа' });
  await expect(dialog.getByRole('img', { name: /QR-код/ })).toBeVisible();
  const secret = await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent();
  const telephone = new Telephone(secret ?? '');
  await dialog.getByLabel('Код из приложения').fill(telephone.code());
  await dialog.getByLabel('Ваш пароль').fill(password);
  await dialog.getByRole('button', { name: 'Включить' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Второй фактор включён');
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать файлом' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Коды восстановления .*\.txt$/);
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(dialog).toBeHidden();
  return { telephone, recoveryCodes };
}
