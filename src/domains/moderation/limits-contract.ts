export const REPORT_NOTE_MAX_LENGTH = 1000;

export const REPORT_REASONS = {
  spam: "Spam or advertising",
  fake: "Not a real experience",
  offensive: "Offensive or hateful",
  private: "Private information about someone",
  wrong: "Wrong or misleading",
  other: "Something else",
} as const;
