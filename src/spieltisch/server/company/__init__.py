"""The company of processes that share a data base: who has which table, and who helps whom."""
