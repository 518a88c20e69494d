import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["fixtures/"] },
    js.configs.recommended,
    ts.configs.recommendedTypeChecked,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: {
            globals: { ...globals.browser, ...globals.node },
            parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
        },
        rules: {
            // `const { start: _, ...rest }` is how a part is left out.
            "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        // The properties of a component are `any` here, and with them what its callbacks get; `npm run check`
        // knows their types and refuses what does not fit.
        files: ["**/*.svelte"],
        rules: {
            "@typescript-eslint/no-unsafe-argument": "off",
            "@typescript-eslint/no-unsafe-assignment": "off",
            "@typescript-eslint/no-unsafe-call": "off",
            "@typescript-eslint/no-unsafe-member-access": "off",
            "@typescript-eslint/no-unsafe-return": "off",
        },
    },
    { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
